/** How the month goes: who is new, and what was won. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export function useMonthFigures() {
  return {
    joined: useQuery(api.customers.joinedThisMonth.queryOptions()),
    won: useQuery(api.quotes.wonValue.queryOptions()),
  }
}
