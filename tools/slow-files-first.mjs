import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Files that take long for their size, which is what Vitest goes by in a fresh clone. */
const SLOW =
  /-agreement\.test|random-requests|status-moves|seating-promise|\/process\/|element-types|problems\.test|\/bench\//;

/** Starts the slow files first, so that no worker waits for another at the end. */
export class SlowFilesFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

/** @param {TestSpecification} file */
function groupOf({ project }) {
  return project.config.sequence.groupOrder;
}

/** @param {TestSpecification} file */
function rankOf({ moduleId }) {
  return SLOW.test(moduleId) ? 0 : 1;
}
