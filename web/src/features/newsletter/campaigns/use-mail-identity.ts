/** Who the mail itself says it is from, as the server writes it. The sender's name and the reply address stand in its head only. */
import type { MailIdentity } from '@kervan/domain/newsletter/mail-context.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#spine/api/api.ts'

export function useMailIdentity(): MailIdentity | undefined {
  const company = useQuery(api.company.get.queryOptions()).data
  const settings = useQuery(api.newsletter.settings.get.queryOptions()).data?.settings
  return useMemo(() => {
    if (!company || !settings) return undefined
    return {
      name: company.name,
      legalName: settings.sender_title || company.legal_name,
      address: company.address,
      phone: company.phones[0] ?? null,
      email: company.email,
      mersis: settings.mersis || null,
    }
  }, [company, settings])
}
