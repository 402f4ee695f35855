/** What is analysed, as the address says it, so that it can be linked and gone back to. */
import {
  firstLanes,
  type Length,
  lengthWords,
  placesOfLane,
  usualLength,
} from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'

export type Asked = {
  customer: string | null
  hat: string
  /** Null for the last month that is over. */
  donem: string | null
  aylar: Length
  isAnalysed: boolean
}

const isMonth = (text: string | null): text is string =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

export function useAsked(): {
  asked: Asked
  change: (changes: Partial<Record<Param, string | null>>) => void
} {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [customer, hat, donem, aylar] = ['customer', 'hat', 'donem', 'aylar'].map((name) => params.get(name))
  const asked: Asked = {
    customer: isId(customer ?? null) ? (customer ?? null) : null,
    hat: hat && placesOfLane(hat) ? hat : firstLanes[0],
    donem: isMonth(donem ?? null) ? (donem ?? null) : null,
    aylar: aylar && Object.hasOwn(lengthWords, aylar) ? (aylar as Length) : usualLength,
    isAnalysed: params.get('analiz') === '1',
  }
  return {
    asked,
    change: (changes) => void navigate({ search: withParams(search, changes) }, { preventScrollReset: true }),
  }
}

export type Param = 'customer' | 'hat' | 'donem' | 'aylar' | 'analiz'

export type AnalysisInput = { customer_id: string; hat: string; donem: string; aylar: Length }

/** The file of an analysis. */
export function fileAddress(format: 'pdf' | 'xlsx', input: AnalysisInput): string {
  return `/api/staff/benchmark/report/${format}?${new URLSearchParams(input)}`
}
