import { FailedScreen } from '@/features/door/doors';
import { goHome, openMatch } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { MessageScreen } from '@/ui/frame/MessageScreen';

import type { ReviewFault } from './useReview';

/** Why there is nothing to look back at, and where to go instead. */
export function NoReview({
  id,
  fault,
  openText,
}: {
  id: string;
  fault: ReviewFault;
  /** What is said of a match that is not over. */
  openText: string;
}) {
  const { t } = useWords();
  switch (fault.fault) {
    case 'running':
      return (
        <MessageScreen testID="still-open" title={t('match.result.stillOpen')} text={openText}>
          <Button label={t('match.result.goOn')} icon="play" onPress={() => openMatch(id)} testID="go-on" />
        </MessageScreen>
      );
    case 'closed':
      return (
        <MessageScreen testID="closed" title={t('match.result.closed')} text={t('match.result.closedText')}>
          <Button label={t('match.open.home')} icon="home" onPress={goHome} testID="go-home" />
        </MessageScreen>
      );
    default:
      return <FailedScreen fault={fault} />;
  }
}
