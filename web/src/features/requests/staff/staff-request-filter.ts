/** The filter of the office's list of requests, read from the URL. */
import { keysOf, type RequestStatus, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { useSearchParams } from 'react-router'
import { readChoice } from '#spine/addresses/search-params.ts'

export type StaffRequestFilter = {
  status: RequestStatus | null
  overdue: boolean
  search: string
  customer: string | null
}

const statuses = keysOf(requestStatusWords)

export function useStaffRequestFilter(): StaffRequestFilter {
  return readStaffRequestFilter(useSearchParams()[0])
}

/** Unknown values are ignored; a long search text is cut to what the server accepts. */
export function readStaffRequestFilter(params: URLSearchParams): StaffRequestFilter {
  return {
    status: readChoice(params, 'status', statuses, null),
    overdue: params.has('overdue'),
    search: shortened(params.get('search') ?? '', 80),
    customer: params.get('customer'),
  }
}
