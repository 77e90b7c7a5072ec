/** One of the shell's own metrics. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The shell does not tell ${name}.`);
  return Number(line.split(' ')[1]);
}
