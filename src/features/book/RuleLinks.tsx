import { View } from 'react-native';

import { useWords } from '@/i18n';
import { RowContent } from '@/ui/controls/Row';
import { Tappable } from '@/ui/controls/Tappable';
import { Icon, type IconName } from '@/ui/drawing/Icon';
import { Divider, Panel } from '@/ui/frame/Panel';
import { useTheme } from '@/ui/look/theme';
import { CORNER } from '@/ui/look/tokens';

import type { Place } from './useTrail';

/** Something in the book that one can go to. */
export interface RuleLink extends Place {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
  readonly testID: string;
}

/** Ways into the book, one below the other; where one is already says so. */
export function RuleLinks({
  links,
  current = null,
  onOpen,
}: {
  links: readonly RuleLink[];
  current?: Place | null;
  onOpen: (place: Place) => void;
}) {
  const { t } = useWords();
  const { colors } = useTheme();
  return (
    <Panel>
      {links.map(({ game, rule, title, detail, icon, testID }, index) => {
        const isCurrent = current !== null && current.game === game && current.rule === rule;
        return (
          <View key={testID}>
            {index > 0 && <Divider />}
            <Tappable
              role="link"
              aria-label={isCurrent ? t('book.shown', { title }) : detail === undefined ? title : `${title}. ${detail}`}
              aria-current={isCurrent ? 'page' : undefined}
              onPress={() => onOpen({ game, rule })}
              testID={testID}
              sinks={false}
              style={({ isPressed }) => ({
                borderRadius: CORNER.control,
                backgroundColor: isPressed ? colors.sunk : isCurrent ? colors.actionSoft : undefined,
              })}
            >
              <RowContent
                icon={icon}
                title={title}
                detail={detail}
                end={<Icon name="forward" color="ink3" size={18} />}
              />
            </Tappable>
          </View>
        );
      })}
    </Panel>
  );
}
