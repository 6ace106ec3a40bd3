/**
 * Tag of every query, by which the pages of Sanity's loaders know that a live event concerns them. A query may read any
 * document through references, so there is one tag for all.
 */
export const SYNC_TAGS = ['s1:all'] as const
