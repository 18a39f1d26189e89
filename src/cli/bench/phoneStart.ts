/*
 * Starts the production bundle on the phone of `e2e/phone` until home stands, and prints one JSON line: processor time
 * of the bundle's evaluation and from there to home, and how many native views home has. Run by `starts.ts`.
 */
import { Bundle } from '../../../e2e/phone/bundle';
import type { View } from '../../../e2e/phone/fabric/view';
import { Phone } from '../../../e2e/phone/phone';

const HOME_WITHIN = 10_000;
const STEP = 16;

/** Milliseconds of the processor, which other programs on the machine do not lengthen. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const count = (views: readonly View[]): number =>
  views.reduce((total, view) => total + 1 + (view.node.viewName === 'Paragraph' ? 0 : count(view.children)), 0);

async function start(file: string): Promise<void> {
  const bundle = new Bundle('android', file);
  let evaluated = 0;
  let ready = 0;
  const run = bundle.script.runInContext.bind(bundle.script);
  bundle.script.runInContext = (context, options): unknown => {
    const before = spent();
    const result: unknown = run(context, options);
    ready = spent();
    evaluated = ready - before;
    return result;
  };
  const phone = new Phone(bundle);
  await phone.launch();
  const isHome = async () => (await phone.query([{ kind: 'id', value: 'home' }])).length > 0;
  for (let waited = 0; !(await isHome()); waited += STEP) {
    if (waited > HOME_WITHIN) throw new Error('home never stands');
    await phone.rest(STEP);
  }
  const home = spent() - ready;
  await phone.settle();
  console.log(JSON.stringify({ evaluated, home, views: count(phone.app.views()) }));
  phone.kill();
}

start(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
