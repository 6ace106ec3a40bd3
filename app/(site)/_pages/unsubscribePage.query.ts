import { defineQuery } from 'groq'

export const unsubscribePageQuery = defineQuery(`*[_type == "unsubscribePage"][0]`)
