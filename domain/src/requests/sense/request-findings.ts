/** All that a forwarder would notice about a request, the impossible first. Without zod. */
import { choiceFindings } from '#requests/sense/choice-findings.ts'
import type { Finding, SensedRequest } from '#requests/sense/finding.ts'
import { loadFindings } from '#requests/sense/load-findings.ts'
import { routeFindings } from '#requests/sense/route-findings.ts'

export function requestFindings(request: SensedRequest, today: string): Finding[] {
  const found = [...loadFindings(request), ...choiceFindings(request), ...routeFindings(request, today)]
  return found.sort((one, other) => one.severity.localeCompare(other.severity))
}

/** Those for which it is refused. They do not depend on the day. */
export function impossibilities(request: SensedRequest): Finding[] {
  return [...loadFindings(request), ...choiceFindings(request)].filter(
    ({ severity }) => severity === 'impossible',
  )
}
