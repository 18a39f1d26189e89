// The door to every command: plain Node without dependencies, because it runs before they are installed.
// All it has to say goes to stderr, so that the output of a tool can be piped.
import { spawn } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import path from 'path';
import { fileURLToPath, pathToFileURL } from 'url';

import { isAtLeast, reasonToInstall } from './lockfile.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

function say(text) {
  process.stderr.write(text + '\n');
}

function readJson(...segments) {
  return JSON.parse(readFileSync(path.join(ROOT, ...segments), 'utf8'));
}

function readInstalled() {
  try {
    return readJson('node_modules', '.package-lock.json');
  } catch {
    return null;
  }
}

/** How many of the packages that lie directly in node_modules are unpacked: what `npm ci` shows of its progress. */
function countUnpacked(names) {
  return names.filter((name) => existsSync(path.join(ROOT, 'node_modules', name, 'package.json'))).length;
}

function install(lock) {
  const names = Object.keys(lock.packages)
    .filter((place) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !lock.packages[place].optional)
    .map((place) => place.slice('node_modules/'.length));
  // npm says how it was started, so the same npm does the install even where another one is on the path.
  const npmScript = process.env.npm_execpath;
  const isScript = npmScript !== undefined && /npm-cli\.[cm]?js$/.test(npmScript);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = isScript
    ? spawn(process.execPath, [npmScript, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    : spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });

  const started = Date.now();
  const isTerminal = Boolean(process.stderr.isTTY);
  const tick = setInterval(
    () => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const line = `  installing packages: ${seconds} s, ${countUnpacked(names)} of ${names.length} in place`;
      process.stderr.write(isTerminal ? `\r${line} ` : `${line}\n`);
    },
    isTerminal ? 1000 : 15000,
  );
  return new Promise((resolve) => {
    const finish = (code) => {
      clearInterval(tick);
      if (isTerminal) process.stderr.write('\n');
      if (code === 0) say(`  installed in ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(code === 0);
    };
    child.on('error', (error) => {
      say(`Could not start npm: ${error.message}`);
      finish(1);
    });
    child.on('exit', finish);
  });
}

async function main() {
  const { engines } = readJson('package.json');
  const wanted = engines.node.replace(/^\D*/, '');
  if (!isAtLeast(process.versions.node, wanted)) {
    say(`Terreno needs Node ${wanted} or newer, and this is Node ${process.versions.node}.`);
    process.exit(1);
  }

  const [name, ...args] = process.argv.slice(2);
  const command = path.join(ROOT, 'src', 'cli', `${name}.ts`);
  if (!/^[a-z][a-zA-Z]*$/.test(name || '') || !existsSync(command)) {
    say(`There is no command '${name || ''}' in src/cli.`);
    process.exit(1);
  }

  const lock = readJson('package-lock.json');
  const reason = reasonToInstall(lock, readInstalled());
  if (reason !== null) {
    say(`Installing what package-lock.json says (${reason}): this takes a few minutes.`);
    if (!(await install(lock))) {
      say('The install failed: see above. A network and about 2 GB of disk are needed once.');
      process.exit(1);
    }
  }

  // In this very process: starting a second Node would cost each tool a quarter of a second.
  process.argv = [process.argv[0], command, ...args];
  await import('tsx');
  await import(pathToFileURL(command).href);
}

main().catch((error) => {
  say(error && error.stack ? error.stack : String(error));
  process.exit(1);
});
