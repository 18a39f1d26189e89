import { router } from 'expo-router';
import { useEffect, useState } from 'react';

import { lazyPainter } from '@/board/lazySkia';
import { colourOf, peopleOf } from '@/core/seat';
import { AgreementScreen } from '@/features/agreement/Agreement';
import { useGuide } from '@/features/contract/guide';
import { HandOver, usePrivacy } from '@/features/handOver';
import { useWords } from '@/i18n';
import { useMatch, useMatchActions } from '@/match/react';
import { useKeepAwake } from '@/platform/keepAwake';
import { prepareSounds } from '@/platform/sound';
import { useSettings } from '@/storage/settingsStore';
import { storyFor } from '@/table/words/story';

import { Table } from './layout/Table';
import { StoryScreen } from './shown/StoryScreen';
import { useScene } from './useScene';

const CardPrinter = lazyPainter(() => import('@/table/parts/CardPrinter'));

/** A match of the card game. Nothing private is mounted while the phone is on its way or nobody is looking. */
export function TablePlayScreen() {
  return (
    <>
      <CardPrinter />
      <Gate />
    </>
  );
}

function Gate() {
  const match = useMatchActions();
  const id = useMatch((state) => state.id);
  const handOver = useMatch((state) => state.handOver);
  const isAsking = useMatch((state) => state.agreement !== null);
  const isOver = useMatch((state) => state.outcome !== null || state.isCalledOff);
  const isShowing = useMatch((state) => state.isShowing);
  const seats = useMatch((state) => state.record.seats);
  const isTaught = useGuide() !== null;
  const people = peopleOf(seats).length;
  const privacy = usePrivacy(people > 1 && !isOver);
  useKeepAwake(useSettings((state) => state.settings.keepAwake));
  useEffect(prepareSounds, []);
  // Whoever takes the phone hears first what happened meanwhile.
  const [listener, setListener] = useState<number | null>(null);

  useEffect(() => {
    // A lesson has no result: whoever teaches goes on.
    if (isOver && !isShowing && !isTaught) router.replace(`/result/${id}`);
  }, [isOver, isShowing, isTaught, id]);

  const { pass } = privacy;
  useEffect(() => {
    // The phone has been round the table: whoever held it says that they have it again.
    if (isAsking) pass();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- covering is the same whichever render it comes from
  }, [isAsking]);

  if (isAsking) return <AgreementScreen />;
  if (handOver !== null) {
    return (
      <PassPhone
        to={handOver.to}
        onTake={() => {
          privacy.uncover();
          setListener(handOver.to);
          match.takePhone();
        }}
      />
    );
  }
  if (privacy.cover !== null) return <PassPhone to={null} isAway={privacy.cover === 'away'} onTake={privacy.uncover} />;
  return <Private listener={listener} onHeard={() => setListener(null)} />;
}

/** The opaque cover. It counts what there is to tell, and knows nothing else. */
function PassPhone({ to, isAway = false, onTake }: { to: number | null; isAway?: boolean; onTake: () => void }) {
  const words = useWords();
  const viewer = useMatch((state) => state.viewer);
  const seats = useMatch((state) => state.record.seats);
  const match = useMatchActions();
  const seat = to ?? viewer;
  const names = seats.map(({ name }) => name);
  const news = to === null ? 0 : storyFor(words, match.toldTo(seat), seat, names).length;
  return (
    <HandOver
      game="settlers"
      player={colourOf(seats[seat], seat)}
      name={names[seat] ?? ''}
      news={news}
      isAway={isAway}
      onTake={onTake}
    />
  );
}

function Private({ listener, onHeard }: { listener: number | null; onHeard: () => void }) {
  const scene = useScene();
  const words = useWords();
  const story = listener === scene.viewer ? storyFor(words, scene.told, scene.viewer, scene.names) : [];
  if (story.length > 0) return <StoryScreen scene={scene} story={story} onDone={onHeard} />;
  return <Table scene={scene} />;
}
