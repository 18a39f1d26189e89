/** Shows that a long step is alive: one line rewritten each second in a terminal, one every 15 s in a log. */
export function startProgress(label: string): (result: string) => void {
  const started = Date.now();
  const isTerminal = process.stderr.isTTY;
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const show = () =>
    process.stderr.write(isTerminal ? `\r  ${label} … ${seconds()} s ` : `  ${label} … ${seconds()} s\n`);
  if (isTerminal) show();
  else process.stderr.write(`  ${label} …\n`);
  const timer = setInterval(show, isTerminal ? 1000 : 15_000);
  return (result) => {
    clearInterval(timer);
    process.stderr.write(`${isTerminal ? '\r' : ''}  ${label}: ${result} (${seconds()} s)   \n`);
  };
}
