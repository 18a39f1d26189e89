import { RECORD_FAULTS } from '@/core/record';
import { LANGUAGES, wordsIn } from '@/i18n';
import { codeFaultPhrase, openFaultPhrase, startFaultPhrase, troublePhrase } from '@/match/faultWords';
import type { OpenFault } from '@/match/open';
import type { CodeFault } from '@/match/shareCode';

const failures = RECORD_FAULTS.flatMap((fault) => [null, 6].map((move) => ({ fault, move, detail: '' })));
const open: OpenFault[] = [
  ...(['missing', 'damaged', 'newer'] as const).map((fault) => ({ fault })),
  ...(['refused', 'full', 'slow', 'changed'] as const).map((fault) => ({ fault, detail: '' })),
  ...failures.map((failure) => ({ fault: 'unplayable' as const, failure })),
];
const code: CodeFault[] = [
  ...(['notACode', 'damaged', 'newer', 'tooLong'] as const).map((fault) => ({ fault })),
  ...failures.map((failure) => ({ fault: 'unplayable' as const, failure })),
];

describe.each(LANGUAGES)('what goes wrong is said in %s', (language) => {
  const { say } = wordsIn(language);
  const phrases = [
    ...open.map(openFaultPhrase),
    ...code.map(codeFaultPhrase),
    ...(['refused', 'full', 'slow', 'changed'] as const).map((fault) => startFaultPhrase({ fault, detail: '' })),
    ...(['unsaved', 'full', 'elsewhere'] as const).map((kind) => troublePhrase({ kind, detail: '' })),
  ];

  it('in whole sentences, whatever it is', () => {
    for (const phrase of phrases) {
      const sentence = say(phrase);
      expect(sentence).not.toBe(phrase.key);
      expect(sentence).not.toMatch(/[{}]/);
      expect(sentence).toMatch(/\.$/);
    }
  });

  it('with the number of the move as people count', () => {
    expect(
      say(codeFaultPhrase({ fault: 'unplayable', failure: { fault: 'illegalMove', move: 6, detail: '' } })),
    ).toContain('7');
  });
});
