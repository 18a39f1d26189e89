import { traceOf } from '@/games/trace';
import { readArguments, refuse } from './arguments';
import { readJsonFile } from './json';

/** Writes the record of a file out as a trace. */
function trace(): void {
  const { positionals } = readArguments({}, true);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    return refuse('Usage: npm run -s trace -- record.json > trace.json');
  const record = readJsonFile(file);
  if (!record.ok) return refuse(record.error);
  const written = traceOf(record.value);
  if (!written.ok) return refuse(`'${file}': ${written.error}`);
  process.stdout.write(`${JSON.stringify(written.value)}\n`);
}

trace();
