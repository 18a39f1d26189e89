/** What the browser's twin says of an address. */
function at(address: string): { WEB_ORIGIN: string | null; IS_OWN_MACHINE: boolean } {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', { value: new URL(address), configurable: true });
  try {
    let found = { WEB_ORIGIN: null as string | null, IS_OWN_MACHINE: false };
    jest.isolateModules(() => {
      found = jest.requireActual('@/platform/origin.web');
    });
    return found;
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'location');
    else Object.defineProperty(globalThis, 'location', before);
  }
}

test.each(['http://127.0.0.1:4747/', 'http://localhost:8081/m/x', 'http://[::1]:4747/', 'http://app.localhost/'])(
  '%s leads every device to itself',
  (address) => {
    expect(at(address).IS_OWN_MACHINE).toBe(true);
  },
);

test.each(['https://play.example.org/', 'http://192.168.1.4:4747/', 'https://localhost.example.org/'])(
  'others reach %s',
  (address) => {
    expect(at(address)).toMatchObject({ WEB_ORIGIN: new URL(address).origin, IS_OWN_MACHINE: false });
  },
);
