// Runs suites side by side.

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} [after] names of tasks it needs; when one of them failed, it is not run
 * @property {boolean} [alone] runs while no other does, because it measures time
 */

/**
 * Runs tasks on a number of lanes: each as soon as a lane is free and what it needs is done, in the order given.
 * What a task needs but is not among the tasks counts as done.
 *
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {number} lanes how many run at once, from 1 up
 * @param {(task: T) => Promise<boolean>} run whether it succeeded
 * @returns {Promise<string[]>} names of the tasks that were not run
 */
export async function runOnLanes(tasks, lanes, run) {
  let waiting = [...tasks];
  const names = new Set(tasks.map(({ name }) => name));
  /** Names of ended tasks, with whether they succeeded. */
  const ended = new Map();
  /** @type {Map<string, { task: T, done: Promise<void> }>} */
  const running = new Map();
  const notRun = [];

  const needs = ({ after = [] }) => after.filter((name) => names.has(name));
  const isBlocked = (task) => needs(task).some((name) => ended.get(name) === false);
  const canStart = (task) =>
    running.size < (task.alone ? 1 : lanes) &&
    ![...running.values()].some(({ task: { alone } }) => alone) &&
    needs(task).every((name) => ended.get(name));

  const start = (task) => {
    const done = run(task).then((succeeded) => {
      running.delete(task.name);
      ended.set(task.name, succeeded);
    });
    running.set(task.name, { task, done });
  };

  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    waiting = waiting.filter((task) => {
      if (isBlocked(task)) {
        notRun.push(task.name);
        ended.set(task.name, false);
      } else if (canStart(task)) start(task);
      else return true;
      return false;
    });
    if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
    else if (waiting.length === before)
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
  }
  return notRun;
}
