/** Which requests the address of the office's list asks for. */
import { keysOf, type RequestStatus, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { useSearchParams } from 'react-router'
import { readChoice } from '#spine/addresses/search-params.ts'

export type AskedRequests = {
  status: RequestStatus | null
  overdue: boolean
  search: string
  customer: string | null
}

const statuses = keysOf(requestStatusWords)

export function useAskedRequests(): AskedRequests {
  return readAskedRequests(useSearchParams()[0])
}

/** An unknown value asks for nothing; of a long text its beginning is searched for, which is what the server takes. */
export function readAskedRequests(params: URLSearchParams): AskedRequests {
  return {
    status: readChoice(params, 'status', statuses, null),
    overdue: params.has('overdue'),
    search: shortened(params.get('search') ?? '', 80),
    customer: params.get('customer'),
  }
}
