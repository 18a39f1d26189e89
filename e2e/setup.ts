import { device } from 'detox';

/** The browser driver keeps what the page complained about; phones crash the app instead, which Detox sees. */
interface Watchful {
  deviceDriver?: { failOnProblems?: () => void };
}

afterEach(() => {
  (device as unknown as Watchful).deviceDriver?.failOnProblems?.();
});
