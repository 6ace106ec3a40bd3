/** Whether the whole products of pages, widths and states are tested (npm run test:full). */
export const isFull = process.env.TEST_FULL === '1'
