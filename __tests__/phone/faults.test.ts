import { existsSync } from 'node:fs';

import { bundleOf, type Phone as Platform } from '@/cli/phone/bundles';

import { Bundle } from '../../e2e/phone/bundle';
import { Phone } from '../../e2e/phone/phone';
import { describeProblem } from '../../e2e/phone/problems';
import { FAULTS } from './faults/faults';
import { Stock } from './faults/graft';

const HEALTHY = `
import { View } from 'react-native';
export default function About() { return <View testID="healthy" />; }`;

/** Opens the screen that a source describes, in the real app, and answers what the phone complained about. */
async function complaintsOf(stock: Stock, platform: Platform, source: string) {
  const phone = new Phone(new Bundle(platform, stock.graft(source)));
  await phone.launch({ pixelRatio: 1 }, 'terreno://about');
  await phone.rest(3000);
  const problems = phone.takeProblems();
  const ids = phone.app.places().map(({ view }) => view.props.testID);
  phone.kill();
  return { problems, ids };
}

for (const platform of ['ios', 'android'] as const) {
  describe(`the phone host, ${platform}`, () => {
    let stock: Stock;
    beforeAll(() => {
      if (!existsSync(bundleOf(platform)))
        throw new Error('There is no bundle: run the step "iOS and Android bundles".');
      stock = new Stock(platform);
    });

    it('has nothing to say about a healthy screen', async () => {
      const { problems, ids } = await complaintsOf(stock, platform, HEALTHY);
      expect(problems.map(describeProblem)).toEqual([]);
      expect(ids).toContain('healthy');
    });

    for (const { name, source, complaint, only } of FAULTS) {
      if (only !== undefined && only !== platform) continue;
      it(`catches ${name}`, async () => {
        const { problems } = await complaintsOf(stock, platform, source);
        const fitting = problems.filter(
          ({ kind, message }) => kind === complaint.kind && complaint.message.test(message),
        );
        expect({ caught: fitting.length > 0, all: problems.map(({ kind, message }) => `${kind}: ${message}`) }).toEqual(
          expect.objectContaining({ caught: true }),
        );
      });
    }
  });
}
