/**
 * Runs what may take long, such as a change of style of the whole page, after the frame that shows the response to a
 * press. A page in the background waits until it is shown.
 */
export const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
