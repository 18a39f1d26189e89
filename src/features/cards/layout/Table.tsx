import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { bookOf } from '@/book';
import { useGuide } from '@/features/contract/guide';
import { openRules, useOpenedBook } from '@/features/shell/bookOpening';
import { useTips } from '@/features/tips/useTips';
import type { Build, SettlersView } from '@/games/settlers';
import { useWords } from '@/i18n';
import { useMatch } from '@/match/react';
import { useSettings } from '@/storage/settingsStore';
import { expansionOffers } from '@/table/model/builds';
import { AimProvider, AnchorsProvider, type Anchors } from '@/table/parts/anchors';
import { FlightLayer } from '@/table/parts/flights';
import { PointingProvider } from '@/table/parts/pointing';
import { sizesFor } from '@/table/parts/sizes';
import { buildName } from '@/table/words/cardWords';
import { ContourBackground } from '@/ui/drawing/ContourBackground';
import { useLayout } from '@/ui/frame/layout';
import { useTheme } from '@/ui/look/theme';
import { Announcer } from '@/ui/text/Announcer';

import { BuildSheet } from '../sheets/BuildSheet';
import { HistorySheet } from '../sheets/HistorySheet';
import { MenuSheet } from '../sheets/MenuSheet';
import { PartnerSheet } from '../sheets/PartnerSheet';
import { SeatSheet } from '../sheets/SeatSheet';
import { StackSheet } from '../sheets/StackSheet';
import { AttackScreen } from '../shown/AttackScreen';
import { CityReveal } from '../shown/CityReveal';
import { usePresenting } from '../shown/usePresenting';
import { pageOf, trayOf } from '../tray';
import { useDrag } from '../useDrag';
import type { Scene } from '../useScene';
import { useTableActions } from '../useTableActions';
import { useTableKeys } from '../useTableKeys';
import { BesideTable } from './BesideTable';
import { ColumnTable } from './ColumnTable';
import type { TableParts } from './parts';

type Opened =
  | { readonly sheet: 'menu' | 'history' }
  | { readonly sheet: 'seat'; readonly seat: number }
  | { readonly sheet: 'stack'; readonly what: Build };

/** The table, and whatever is opened over it. */
export function Table({ scene }: { scene: Scene }) {
  return <AnchorsProvider>{(anchors) => <LiveTable scene={scene} anchors={anchors} />}</AnchorsProvider>;
}

function LiveTable({ scene, anchors }: { scene: Scene; anchors: Anchors }) {
  const words = useWords();
  const { t } = words;
  const { colors } = useTheme();
  const layout = useLayout();
  const guide = useGuide();
  const isLeftHanded = useSettings((state) => state.settings.isLeftHanded);
  const isShowing = useMatch((state) => state.isShowing);
  const thinking = useMatch((state) => state.thinking);
  const record = useMatch((state) => state.record);
  const hasBook = useOpenedBook((state) => state.opened !== null);
  const isPending = useMatch((state) => state.undo?.kind === 'pending');
  const actions = useTableActions(scene);
  const presenting = usePresenting(anchors);
  const [opened, setOpened] = useState<Opened | null>(null);
  const drag = useDrag(scene, anchors, actions);
  const close = () => setOpened(null);

  const page = pageOf(scene);
  const tips = useTips({
    isInSight: scene.view.stage !== 'attack',
    // Then it stands in the own panel.
    isNarrow: layout.isWide && (layout.kind === 'phoneLandscape' || page === 'build'),
  });
  const view: SettlersView = presenting.shown ?? scene.view;
  const expansions = expansionOffers(scene.table, scene.offers);
  const caption = scene.isMine ? null : (presenting.caption?.text ?? null);
  const parts: TableParts = {
    scene,
    view,
    page,
    actions,
    tray: trayOf(words, scene),
    sizes: sizesFor(layout, scene.people.length, page, guide !== null),
    thinking,
    caption,
    notice: scene.isMine && presenting.caption?.isNews === true ? presenting.caption.text : null,
    tip: tips.strip,
    drag,
    invites:
      drag.dragged?.kind === 'build' ? t('table.build.dropHere', { name: buildName(words, drag.dragged.what) }) : null,
    onSeat: (seat) => setOpened({ sheet: 'seat', seat }),
    onStack: (what) => setOpened({ sheet: 'stack', what }),
    onMenu: () => setOpened({ sheet: 'menu' }),
    onRules: (card) => {
      const book = bookOf(record.game);
      const rule = card === undefined ? book.moment(scene.table, scene.pending) : book.ofCard(card);
      openRules(record.game, rule, record.options);
    },
  };
  useTableKeys({
    // A sheet has the keyboard to itself, and so has the book.
    isOn:
      opened === null &&
      !tips.sheet &&
      !hasBook &&
      scene.pending.stage !== 'partner' &&
      scene.pending.stage !== 'building',
    isShowing,
    isPending,
    tray: parts.tray,
    actions,
    skip: presenting.skip,
    goOn: guide?.goOn ?? null,
  });
  return (
    <View
      ref={anchors.ref('table')}
      testID="table"
      role="main"
      aria-label={t('table.label')}
      style={{ flex: 1, backgroundColor: colors.table }}
    >
      {view.stage === 'attack' ? (
        <AttackScreen scene={scene} actions={actions} onMenu={parts.onMenu} onRules={() => parts.onRules()} />
      ) : (
        <>
          <ContourBackground />
          <PointingProvider value={guide?.shows?.places ?? null}>
            <AimProvider value={drag.aim}>
              {parts.sizes.shape === 'column' ? (
                <ColumnTable parts={parts} />
              ) : (
                <BesideTable parts={parts} isMirrored={isLeftHanded} />
              )}
            </AimProvider>
          </PointingProvider>
        </>
      )}
      {isShowing && (
        <Pressable
          // A tap anywhere below the bar finishes what is being shown; readers hear it said and need no target.
          accessible={false}
          aria-hidden
          tabIndex={-1}
          focusable={false}
          importantForAccessibility="no"
          onPress={presenting.skip}
          testID="skip"
          style={[StyleSheet.absoluteFill, { top: layout.insets.top + 60 }]}
        />
      )}
      {presenting.reveal !== null && <CityReveal event={presenting.reveal} text={presenting.caption?.text ?? ''} />}
      <FlightLayer flights={presenting.flights} />
      {drag.card}
      <Announcer testID="spoken" text={presenting.caption?.spoken ?? ''} moment={presenting.caption} />
      {tips.sheet}
      {opened?.sheet === 'menu' && <MenuSheet onHistory={() => setOpened({ sheet: 'history' })} onClose={close} />}
      {opened?.sheet === 'history' && <HistorySheet scene={scene} onClose={close} />}
      {opened?.sheet === 'seat' && <SeatSheet seat={opened.seat} scene={scene} actions={actions} onClose={close} />}
      {opened?.sheet === 'stack' && (
        <StackSheet what={opened.what} scene={scene} expansions={expansions} actions={actions} onClose={close} />
      )}
      {scene.pending.stage === 'partner' && <PartnerSheet scene={scene} partner={scene.pending} actions={actions} />}
      {scene.pending.stage === 'building' && (
        <BuildSheet scene={scene} building={scene.pending} expansions={expansions} actions={actions} />
      )}
    </View>
  );
}
