import { type ClientConfig, createClient } from '@sanity/client'
import { apiVersion } from '#lib/content/connection.ts'

/** Returns the settings of a client of an embedded store. @param apiHost address of the store, without an API version */
export const getStoreConfig = (apiHost: string) =>
  ({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
  }) as const

/** Creates a client of an embedded store. */
export const createStoreClient = (apiHost: string, config: ClientConfig) =>
  createClient({ ...getStoreConfig(apiHost), ...config })
