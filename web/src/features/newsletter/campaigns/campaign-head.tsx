/** The head of a campaign's page: where it belongs, its name and state, and what can be done with it. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { campaignsAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'

type Props = { title: string; badge: ReactNode; note?: ReactNode; children?: ReactNode }

export function CampaignHead({ title, badge, note, children }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto min-w-0 max-sm:w-full">
        <p className="text-13">
          <Link to={campaignsAddress} className="link">
            Kampanyalar
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 break-words text-22">{title}</h1>
          {badge}
        </div>
        {note}
      </div>
      {children}
    </header>
  )
}
