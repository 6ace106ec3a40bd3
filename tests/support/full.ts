/** True in `npm run test:full`, which sets TEST_FULL: whole products instead of samples, more rounds. */
export const isFull = process.env.TEST_FULL === '1'
