import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeServiceWorker } from '@/cli/web/precache';

import { brightness } from '../../e2e/brightness';
import { Expect } from '../../e2e/driver/expect';
import { RuntimeDriver } from '../../e2e/chromium/runtime';

jest.setTimeout(60_000);

const site = mkdtempSync(path.join(os.tmpdir(), 'terreno-driver-'));
const driver = new RuntimeDriver(
  { client: null, eventEmitter: { off: () => undefined } },
  { id: '1', name: 'Chromium' },
);
const { by, element, expect: expectElement, waitFor } = new Expect({ runtimeDevice: { deviceDriver: driver } });

const at = (id: string) => element(by.id(id));
const logged = async () => (await at('log').getAttributes()) as { text: string };
const gesture = async () =>
  JSON.parse((await logged()).text) as {
    kind: string;
    fingers: number;
    moves: number;
    duration: number;
    from: { x: number; y: number };
    to: { x: number; y: number };
    startGap: number;
    endGap: number;
  };
const facts = async () => JSON.parse(((await at('facts').getAttributes()) as { text: string }).text) as object;

async function relaunch(
  args: Record<string, unknown> = {},
  language?: { language: string; locale: string },
): Promise<void> {
  await driver.terminate();
  await driver.launchApp('app.terreno', args, language);
}

beforeAll(async () => {
  cpSync(path.join(__dirname, 'site'), site, { recursive: true });
  writeServiceWorker(site);
  await driver.installApp(site);
  driver.app.grace = 200;
  await driver.launchApp('app.terreno', {});
});

afterEach(() => {
  driver.app.takeProblems();
});

afterAll(async () => {
  await driver.cleanup();
  rmSync(site, { recursive: true, force: true });
});

describe('fingers', () => {
  test('a tap clicks', async () => {
    await at('tap-me').tap();
    await expectElement(at('log')).toHaveText('tapped 1');
  });

  test('several taps are as many clicks', async () => {
    await driver.reloadReactNative();
    await at('tap-me').multiTap(3);
    await expectElement(at('log')).toHaveText('tapped 3');
  });

  test('a tap lands where it is sent, as a touch', async () => {
    await at('pad').tap({ x: 30, y: 40 });
    expect(await gesture()).toMatchObject({ kind: 'touch', fingers: 1, from: { x: 30, y: 40 } });
    expect((await gesture()).duration).toBeLessThan(250);
  });

  test('a long press stays down', async () => {
    await at('pad').longPress();
    expect((await gesture()).duration).toBeGreaterThan(900);
    await at('pad').longPress({ x: 60, y: 60 }, 300);
    expect(await gesture()).toMatchObject({ from: { x: 60, y: 60 } });
    expect((await gesture()).duration).toBeLessThan(900);
  });

  test('a drag goes from one point to another', async () => {
    await at('pad').longPressAndDrag(100, 0.1, 0.2, at('pad'), 0.9, 0.8, 'fast', 50);
    const { from, to, moves } = await gesture();
    expect(from).toEqual({ x: 30, y: 40 });
    expect(to.x).toBeCloseTo(270, 0);
    expect(to.y).toBeCloseTo(160, 0);
    expect(moves).toBeGreaterThan(3);
  });

  test('a swipe goes its way', async () => {
    await at('pad').swipe('left', 'fast', 0.3, 0.9, 0.5);
    const { from, to } = await gesture();
    expect(from.x).toBeCloseTo(270, 0);
    expect(to.x).toBeCloseTo(270 - 0.3 * 390, 0);
    expect(to.y).toBeCloseTo(from.y, 0);
  });

  test('a pinch moves two fingers apart or together', async () => {
    await at('pad').pinch(2);
    const open = await gesture();
    expect(open.fingers).toBe(2);
    expect(open.endGap / open.startGap).toBeCloseTo(2, 1);
    await at('pad').pinch(0.5, 'slow', Math.PI / 2);
    const close = await gesture();
    expect(close.endGap / close.startGap).toBeCloseTo(0.5, 1);
  });

  test('a second finger can join one that is dragging', async () => {
    const { frame } = (await at('pad').getAttributes()) as { frame: { x: number; y: number } };
    const on = (x: number, y: number) => ({ x: frame.x + x, y: frame.y + y });
    await driver.app.fingers.dragAndJoin([on(40, 40), on(120, 60)], on(200, 60), 100);
    const joined = await gesture();
    expect(joined.fingers).toBe(2);
    expect(joined.from).toMatchObject({ x: 40, y: 40 });
    expect(joined.moves).toBeGreaterThan(3);
  });

  test('what is covered, off screen or missing cannot be touched', async () => {
    await expect(at('under').tap()).rejects.toThrow('cannot be touched');
    await expect(at('below').tap()).rejects.toThrow('cannot be touched');
    await expect(at('nothing').tap()).rejects.toThrow("No element matches by.id('nothing')");
  });

  test('a list scrolls, and says when it is at its end', async () => {
    await expectElement(at('row-20')).not.toBeVisible();
    await at('list').scrollTo('bottom');
    await expectElement(at('row-20')).toBeVisible();
    await expect(at('list').scroll(50, 'down')).rejects.toThrow('cannot be scrolled down');
    await at('list').scroll(50, 'up');
    await at('list').scrollTo('top');
    await expectElement(at('row-1')).toBeVisible();
    await waitFor(at('row-9')).toBeVisible().whileElement(by.id('list')).scroll(60, 'down');
    await expectElement(at('row-9')).toBeVisible();
    await expect(at('tap-me').scroll(10)).rejects.toThrow('has nothing to scroll');
  });
});

describe('keys', () => {
  test('text is typed, replaced and cleared', async () => {
    await at('name').typeText('Ana');
    await at('name').typeText(' Rui');
    await expectElement(at('name')).toHaveText('Ana Rui');
    await expectElement(at('name')).toBeFocused();
    await at('name').tapBackspaceKey();
    await expectElement(at('name')).toHaveText('Ana Ru');
    await at('name').replaceText('João');
    await expectElement(at('name')).toHaveText('João');
    await at('name').clearText();
    await expectElement(at('name')).toHaveText('');
  });
});

describe('eyes', () => {
  test('visible is what can be seen', async () => {
    await expectElement(at('tap-me')).toBeVisible();
    await expectElement(at('gone')).not.toBeVisible();
    await expectElement(at('faint')).not.toBeVisible();
    await expectElement(at('below')).not.toBeVisible();
    await expectElement(at('nothing')).not.toBeVisible();
  });

  test('a covered part does not count, a pane of glass does not cover', async () => {
    await expectElement(at('under')).not.toBeVisible();
    await expectElement(at('under')).toBeVisible(20);
    await expectElement(at('under')).not.toBeVisible(50);
    await expectElement(at('cover')).toBeVisible(100);
  });

  test('to exist is less than to be visible', async () => {
    await expectElement(at('gone')).toExist();
    await expectElement(at('nothing')).not.toExist();
    await expectElement(at('nothing')).toNotExist();
  });

  test('a false claim fails, whichever way it is put', async () => {
    await expect(expectElement(at('gone')).toBeVisible()).rejects.toThrow('to be visible');
    await expect(expectElement(at('tap-me')).not.toBeVisible()).rejects.toThrow('not to be visible');
    await expect(expectElement(at('nothing')).toExist()).rejects.toThrow('No element matches');
    await expect(expectElement(at('tap-me')).not.toExist()).rejects.toThrow('not to exist');
    await expect(expectElement(at('tap-me')).toHaveText('Other')).rejects.toThrow('to have the text Other');
    await expect(expectElement(at('tap-me')).toHaveLabel('Other')).rejects.toThrow();
    await expect(expectElement(at('tap-me')).toHaveId('other')).rejects.toThrow();
    await expect(expectElement(at('tap-me')).toBeFocused()).rejects.toThrow();
    await expect(expectElement(at('switch')).toHaveToggleValue(false)).rejects.toThrow();
  });

  test('texts, labels, ids and switches are read', async () => {
    await expectElement(at('tap-me')).toHaveText('Press');
    await expectElement(at('panel')).toHaveText(/Hello th/);
    await expectElement(at('tap-me')).toHaveLabel('Tap me');
    await expectElement(element(by.label('Tap me'))).toHaveId('tap-me');
    await expectElement(at('switch')).toHaveToggleValue(true);
  });

  test('elements are found by text, label, pattern and surroundings', async () => {
    await expectElement(element(by.text('Press'))).toHaveId('tap-me');
    await expectElement(element(by.id(/^tap-/))).toExist();
    await expectElement(element(by.text('there').withAncestor(by.id('panel')))).toExist();
    await expectElement(element(by.text('there').withAncestor(by.id('list')))).not.toExist();
    await expectElement(element(by.id('panel').withDescendant(by.text('there')))).toExist();
    await expectElement(element(by.id('tap-me').and(by.text('No')))).not.toExist();
  });

  test('several matches need an index', async () => {
    await expect(expectElement(at('twin')).toBeVisible()).rejects.toThrow('2 elements match');
    await expectElement(at('twin').atIndex(1)).toHaveText('two');
    await expectElement(at('twin').atIndex(2)).not.toExist();
    expect(await at('twin').getAttributes()).toMatchObject({ elements: [{ text: 'one' }, { text: 'two' }] });
  });

  test('attributes tell what there is', async () => {
    expect(await at('disabled').getAttributes()).toMatchObject({ text: 'No', enabled: false, visible: true });
    expect(await at('name').getAttributes()).toMatchObject({ placeholder: 'Your name', enabled: true });
    expect(await at('pad').getAttributes()).toMatchObject({ frame: { x: 0, width: 300, height: 200 } });
    await expect(at('nothing').getAttributes()).rejects.toThrow('No element matches');
  });

  test('what comes late is waited for, but not for ever', async () => {
    await at('late').tap();
    await waitFor(at('came-late')).toBeVisible().withTimeout(3000);
    const started = Date.now();
    await expect(waitFor(at('nothing')).toExist().withTimeout(300)).rejects.toThrow('to exist');
    expect(Date.now() - started).toBeLessThan(2000);
  });

  test('what WebGL draws is seen', async () => {
    const file = await at('canvas').takeScreenshot('driver test canvas');
    expect(Math.round(brightness(file))).toBe(Math.round((0.4 * 255) / 3));
    rmSync(file);
  });

  test('screenshots are pictures of the window and of an element', async () => {
    const size = (file: string) => {
      const png = readFileSync(file);
      rmSync(file);
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    expect(size(await driver.takeScreenshot('driver test'))).toEqual([780, 1688]);
    expect(size(await at('pad').takeScreenshot('driver test pad'))).toEqual([600, 400]);
  });
});

describe('problems in the page fail the step', () => {
  test('an error that nobody caught', async () => {
    await expect(at('throw').tap()).rejects.toThrow('a bug in the page');
  });

  test('a console error', async () => {
    await expect(at('complain').tap()).rejects.toThrow('something is wrong');
  });

  test('a request to the outside', async () => {
    await expect(at('reach-out').tap()).rejects.toThrow('asked the network for http://example.invalid/');
  });

  test('a request to another port of this machine, which is another origin', async () => {
    await driver.app.page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
    expect(driver.app.takeProblems().join()).toContain('asked the network for http://127.0.0.1:9/');
  });

  test('a request of a worker to the outside', async () => {
    await driver.app.page.evaluate(() => {
      const code = 'fetch("http://example.invalid/worker").catch(() => postMessage(0))';
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      return new Promise((resolve) => {
        worker.onmessage = resolve;
      });
    });
    expect(driver.app.takeProblems().join()).toContain('asked the network for http://example.invalid/worker');
  });

  test('a breach of the policy of the page', async () => {
    await driver.app.page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'self'";
      document.head.append(policy);
      const image = new Image();
      return new Promise((resolve) => {
        image.onerror = resolve;
        image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(driver.app.takeProblems().join()).toContain('The page broke its policy: img-src data');
    await driver.reloadReactNative();
  });

  test('and are told once', async () => {
    await expect(at('throw').tap()).rejects.toThrow('a bug in the page');
    expect(driver.app.takeProblems()).toEqual([]);
    await expectElement(at('throw')).toBeVisible();
  });
});

describe('launching', () => {
  test('a killed app finds its data again, an uninstalled one does not', async () => {
    await driver.uninstallApp();
    await relaunch();
    await expectElement(at('boots')).toHaveText('1');
    await relaunch();
    await expectElement(at('boots')).toHaveText('2');
    await driver.reloadReactNative();
    await expectElement(at('boots')).toHaveText('3');
    await driver.launchApp('app.terreno', {});
    await expectElement(at('boots')).toHaveText('3');
    await driver.uninstallApp();
    await relaunch();
    await expectElement(at('boots')).toHaveText('1');
  });

  test('language, colours, motion, size and text size are those of the launch', async () => {
    const args = { colorScheme: 'dark', reducedMotion: true, viewport: '834x1194', textScale: 1.5, density: 1 };
    await relaunch(args, { language: 'pt', locale: 'pt-BR' });
    expect(await facts()).toMatchObject({
      language: 'pt-BR',
      number: '1,5',
      dark: true,
      still: true,
      density: 1,
      size: '834x1194',
      root: '24px',
    });
    await relaunch();
    expect(await facts()).toMatchObject({
      language: 'en-US',
      number: '1.5',
      dark: false,
      still: false,
      density: 2,
      size: '390x844',
      root: '16px',
    });
  });

  test('a link opens its route, at the start and later', async () => {
    await relaunch({ detoxURLOverride: 'terreno://settings' });
    expect(await facts()).toMatchObject({ path: '/settings' });
    await driver.deliverPayload({ url: 'terreno://about' });
    expect(await facts()).toMatchObject({ path: '/about' });
    await driver.pressBack();
    expect(await facts()).toMatchObject({ path: '/settings' });
  });

  test('the phone can be turned', async () => {
    await relaunch();
    await driver.setOrientation('landscape');
    expect(await facts()).toMatchObject({ size: '844x390' });
    await driver.setOrientation('portrait');
    expect(await facts()).toMatchObject({ size: '390x844' });
  });

  test('without a network the stored app opens, with it again too', async () => {
    await relaunch();
    await relaunch({ offline: true });
    await expectElement(at('tap-me')).toBeVisible();
    await expect(driver.app.page.evaluate(() => fetch('/not-stored'))).rejects.toThrow();
    driver.app.takeProblems();
    await relaunch();
    expect((await driver.app.page.evaluate(() => fetch('/not-stored').then((answer) => answer.status))) as number).toBe(
      200,
    );
  });

  test('a page that stores nothing does not open without a network', async () => {
    await driver.uninstallApp();
    await relaunch({ detoxURLOverride: '/?plain' });
    const isStored = await driver.app.ask<boolean>('isStored');
    expect(isStored).toBe(false);
  });

  test('what a killed app was loading holds the next one up no longer', async () => {
    for (let times = 0; times < 5; times++) {
      await relaunch();
      await driver.app.page.evaluate(() => {
        let asked = 0;
        setInterval(() => void fetch(`/missing-${asked++}.png`), 1);
      });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await relaunch({ detoxURLOverride: '/?plain' });
    await driver.app.settle();
    expect(driver.app.loading).toEqual([]);
    driver.app.takeProblems();
  });

  test('an app rests when what it stores is on the disk', async () => {
    await relaunch();
    await driver.app.page.evaluate(() => {
      const page = window as unknown as { stored: number };
      page.stored = 0;
      const opening = indexedDB.open('driver');
      opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
      const write = () => {
        const work = opening.result.transaction('texts', 'readwrite', { durability: 'strict' });
        const put = (left: number) => {
          const request = work.objectStore('texts').put('x'.repeat(1000), left);
          request.onsuccess = () => left > 0 && put(left - 1);
        };
        put(3000);
        work.oncomplete = () => page.stored++;
      };
      // As the app does: it looks first, and then changes what it has looked at.
      opening.onsuccess = () => {
        const look = opening.result.transaction('texts', 'readonly');
        const get = (left: number) => {
          const request = look.objectStore('texts').get(left);
          request.onsuccess = () => left > 0 && get(left - 1);
        };
        get(3000);
        look.oncomplete = () => void Promise.resolve().then(write);
      };
      return new Promise((resolve) => opening.addEventListener('success', resolve));
    });
    await driver.app.settle();
    expect(await driver.app.page.evaluate(() => (window as unknown as { stored: number }).stored)).toBe(1);
  });

  test('an app that is not running cannot be touched', async () => {
    await driver.terminate();
    await expect(at('tap-me').tap()).rejects.toThrow('The app is not running');
    await relaunch();
  });
});

describe('what the driver cannot do, it says', () => {
  const NOT = 'is not supported by this driver';

  test.each(['sendToHome', 'shake', 'setLocation', 'matchFace', 'setStatusBar', 'setURLBlacklist', 'setPermissions'])(
    'device.%s',
    (name) => {
      const method = (driver as unknown as Record<string, () => unknown>)[name];
      expect(() => method?.call(driver)).toThrow(`device.${name}() ${NOT}`);
    },
  );

  test('every method of a device is either ours or refused', () => {
    const base = Object.getOwnPropertyNames(Object.getPrototypeOf(RuntimeDriver.prototype));
    const plain = [
      'constructor',
      'declareArtifactPlugins',
      'getLogsPaths',
      'validateDeviceConfig',
      'installUtilBinaries',
    ];
    const files = ['createPayloadFile', 'createRandomDirectory', 'cleanupRandomDirectory'];
    const inherited = base.filter((name) => !Object.prototype.hasOwnProperty.call(RuntimeDriver.prototype, name));
    expect(inherited.sort()).toEqual([...plain, ...files].filter((name) => name !== 'constructor').sort());
  });

  test('elements, matchers, expectations and launch arguments', async () => {
    const anything = at('tap-me') as unknown as { setDatePickerDate(): void; adjustSliderToPosition(): void };
    expect(() => anything.setDatePickerDate()).toThrow(NOT);
    expect(() => anything.adjustSliderToPosition()).toThrow(NOT);
    expect(() => by.type()).toThrow(NOT);
    expect(() => by.traits()).toThrow(NOT);
    expect(() => by.web).toThrow(NOT);
    const claims = expectElement(at('tap-me')) as unknown as { toHaveSliderPosition(): void };
    expect(() => claims.toHaveSliderPosition()).toThrow(NOT);
    await expect(relaunch({ frobnicate: 1 })).rejects.toThrow(`launchArgs.frobnicate ${NOT}`);
  });
});
