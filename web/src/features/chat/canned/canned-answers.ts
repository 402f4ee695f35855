/** The answers that staff have ready. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export const useCannedAnswers = () => useQuery(api.chat.canned.list.queryOptions({ staleTime: 300_000 }))
