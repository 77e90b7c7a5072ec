import { nextTask } from '../next-task.ts';

/** The code of the navigator; evaluating it is a task by itself, and starting it another. */
export async function loadNavigation() {
  const { startNavigation } = await import(/* webpackChunkName: "navigation" */ './start-navigation.ts');
  await nextTask();
  return startNavigation;
}
