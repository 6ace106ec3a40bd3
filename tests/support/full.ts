/** True in `npm run test:full`, which sets TEST_FULL: every case instead of samples, and more rounds. */
export const isFull = process.env.TEST_FULL === '1'
