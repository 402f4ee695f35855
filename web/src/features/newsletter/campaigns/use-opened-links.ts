/** Whether the links of a mail lead anywhere: opened by the server, again once there are others. */

import type { Finding } from '@kervan/domain/newsletter/check-mail.ts'
import { type OpenedLink, openedLinkWords } from '@kervan/domain/newsletter/mail-address.ts'
import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import { mostOpenedLinks } from '@kervan/domain/newsletter/mail-limits.ts'
import { openableLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#spine/api/api.ts'

const goodForMs = 300_000

/** Nothing is opened before it is asked for. A site may be in trouble just now, so what is found keeps nobody from sending. */
export function useOpenedLinks(document: MailDocument, isAsked: boolean) {
  const links = useMemo(() => openableLinks(document).slice(0, mostOpenedLinks), [document])
  const opened = useQuery({
    ...api.newsletter.campaigns.openLinks.queryOptions({ input: { urls: links.map(({ url }) => url) } }),
    enabled: isAsked && links.length > 0,
    staleTime: goodForMs,
    retry: false,
  })
  const states = new Map(opened.data?.items.map(({ url, state }) => [url, state]))
  const isBad = (state: OpenedLink | undefined): state is OpenedLink =>
    state !== undefined && state !== 'opens'
  const findings: Finding[] = links.flatMap(({ url, label, blockId }) => {
    const state = states.get(url)
    return isBad(state)
      ? [
          {
            check: 'links',
            severity: 'warning',
            message: `«${label || url}» bağlantısı açılmadı: ${openedLinkWords[state]}.`,
            blockId,
          },
        ]
      : []
  })
  return { findings, isOpening: opened.isFetching }
}
