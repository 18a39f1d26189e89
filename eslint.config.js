const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const globals = require('globals');

const terreno = {
  rules: {
    layers: require('./src/cli/lint/layerRule.cjs'),
    rooms: require('./src/cli/lint/roomRule.cjs'),
    'explained-non-null': require('./src/cli/lint/nonNullRule.cjs'),
    'described-disable': require('./src/cli/lint/disableRule.cjs'),
  },
};

const PURE = ['src/core/**', 'src/games/**', 'src/ai/**', 'src/book/**', 'src/lessons/**'];

/** What would make the same seed and moves give another game, or tie the rules to a device. */
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'fetch',
  'crypto',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'globalThis',
  'global',
  'self',
  'require',
];

/** Hermes, the engine of the phones, lacks these: code that uses them passes in Node and crashes on a device. */
const MISSING_IN_HERMES = [
  { selector: "CallExpression[callee.name='structuredClone']", message: 'Hermes has no structuredClone.' },
  {
    selector: "MemberExpression[property.name='groupBy'][object.name=/^(Object|Map)$/]",
    message: 'Hermes has no groupBy.',
  },
  {
    selector: 'MemberExpression[property.name=/^(toSorted|toReversed|toSpliced)$/]',
    message: 'Hermes has no toSorted family: copy, then sort.',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='PluralRules']",
    message: 'Hermes has no Intl.PluralRules.',
  },
];

/** What differs between games stands in each game's folder and row, so that a new one is found by nobody's `if`. */
const GAME_NAMES = /^(classic|solo|hunters|settlers)$/;
const NAMED_GAMES = [
  {
    selector: `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${GAME_NAMES}]`,
    message: "Ask the game or its row, not for the game's name.",
  },
  {
    selector: `SwitchCase > Literal[value=${GAME_NAMES}]`,
    message: "Ask the game or its row, not for the game's name.",
  },
  {
    selector: "BinaryExpression[operator='instanceof'][right.name=/Position$/]",
    message: 'Only rules, searches and tools know positions: ask the table.',
  },
  {
    selector: 'TSAsExpression > TSTypeReference[typeName.name=/Position$/]',
    message: 'Only rules, searches and tools know positions: ask the table.',
  },
];

/** What phones punish: a second native layer can stay behind unseen, and motion on the JS thread stutters. */
const LAYER = {
  name: 'react-native',
  importNames: ['Modal'],
  message: 'There is one native layer, that of OverlayHost: mount a Sheet or an Overlay.',
};
const JS_MOTION = {
  name: 'react-native',
  importNames: ['Animated', 'PanResponder', 'LayoutAnimation', 'Easing'],
  message: 'Motion runs on the UI thread: Reanimated and Gesture Handler.',
};

/** Left to itself an animation asks the device how much may move, which `useMotion` has done already. */
const ASKING_AGAIN = [
  {
    selector: 'CallExpression[callee.name=/^with(Timing|Decay|Spring)$/] > ObjectExpression',
    message: 'Use timing() of ui/look, or what else says that useMotion has been asked.',
  },
  {
    selector: 'CallExpression[callee.name=/^with(Timing|Spring)$/][arguments.length=1]',
    message: 'Use timing() of ui/look, or what else says that useMotion has been asked.',
  },
];

const FADING = {
  name: 'react-native',
  importNames: ['Image'],
  message: 'Use ui/drawing/Picture: Android fades every other picture in.',
};

/** Said beside a live region, a sentence is heard twice. */
const ANNOUNCING = {
  object: 'AccessibilityInfo',
  property: 'announceForAccessibility',
  message: 'There is one room for it: useSpoken, or announce of platform.',
};

module.exports = defineConfig([
  {
    ignores: [
      'dist/**',
      'dist-native/**',
      'ios/**',
      'android/**',
      'coverage/**',
      'artifacts/**',
      '.expo/**',
      '.cache/**',
    ],
  },
  ...expo,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { terreno },
    rules: {
      'terreno/layers': 'error',
      'terreno/rooms': 'error',
      'terreno/described-disable': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'terreno/explained-non-null': 'error',
      // The compiler resolves imports three times over, once per platform; twins confuse this rule.
      'import/no-unresolved': 'off',
      'import/namespace': 'off',
      'import/named': 'off',
    },
  },
  {
    files: ['app/**', 'src/**'],
    ignores: ['src/cli/**'],
    rules: {
      'no-restricted-syntax': ['error', ...MISSING_IN_HERMES, ...ASKING_AGAIN],
      'no-restricted-imports': ['error', { paths: [LAYER, JS_MOTION, FADING] }],
      'no-restricted-properties': ['error', ANNOUNCING],
    },
  },
  {
    files: ['app/**', 'src/**'],
    ignores: ['src/cli/**', 'src/games/**', 'src/features/rows/**'],
    rules: { 'no-restricted-syntax': ['error', ...MISSING_IN_HERMES, ...ASKING_AGAIN, ...NAMED_GAMES] },
  },
  {
    files: ['src/ui/overlay/OverlayHost.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [JS_MOTION, FADING] }] },
  },
  {
    files: ['src/ui/drawing/Picture.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [LAYER, JS_MOTION] }] },
  },
  {
    files: ['src/platform/announce.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({ name, message: 'Pure folders know no clock, no device and no output.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the seeded generator of the position.' },
      ],
    },
  },
  {
    files: ['src/cli/**', '__tests__/**', 'e2e/**', '*.js', '.*.js'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    languageOptions: { globals: { ...globals.jest } },
    // In a test a wrong `!` is a failing test, which is what the comment would have to promise.
    rules: { 'terreno/explained-non-null': 'off' },
  },
  {
    files: ['public/**/*.js', 'src/cli/web/serviceWorker.js'],
    languageOptions: { sourceType: 'script', globals: { ...globals.serviceworker } },
  },
]);
