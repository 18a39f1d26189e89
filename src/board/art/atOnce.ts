/** Work that pauses now and then, done without a pause. */
export function atOnce<Value>(slices: Generator<void, Value>): Value {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
