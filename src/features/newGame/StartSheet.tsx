import { useWords } from '@/i18n';
import { ChoiceList } from '@/ui/controls/ChoiceList';
import { Sheet } from '@/ui/frame/Sheet';

import type { Draft } from './draft';

const BY_LOT = 'lot';

/** Who begins: somebody, or chance. */
export function StartSheet({
  draft,
  onChange,
  onClose,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Sheet testID="start-sheet" title={t('newGame.whoStarts')} closeLabel={t('match.done')} onClose={onClose}>
      <ChoiceList
        label={t('newGame.whoStarts')}
        value={draft.starts ?? BY_LOT}
        onChange={(value) => onChange({ ...draft, starts: value === BY_LOT ? null : value })}
        options={[
          { value: BY_LOT, label: t('newGame.byLot'), detail: t('newGame.byLotDetail'), testID: 'starts-lot' },
          ...draft.seats.map((seat, index) => ({
            value: seat.key,
            label: seat.name,
            detail: seat.ai === null ? t('newGame.person') : t('newGame.computer'),
            testID: `starts-${index}`,
          })),
        ]}
      />
    </Sheet>
  );
}
