/** The two halves of the floating panel: the office's people and Luna. */

import { type ReactNode, useEffect, useState } from 'react'
import { untilSignOut, withTabStorage } from '#spine/drafts/browser-storage.ts'
import { CountBadge } from '#spine/ui/badge.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

export type WidgetTab = 'staff' | 'luna'

/** The panel's head while Luna is shown. */
export const lunaHead = { title: 'Luna', status: 'Teklif, takip ve sorularınız için' } as const

const tabKey = `${untilSignOut}widget-tab`

/** The half that was open last in this browser tab, over reloads too. */
export function useWidgetTab(wanted: WidgetTab | null) {
  const [tab, setTab] = useState<WidgetTab>(() => {
    const last = withTabStorage((storage) => storage.getItem(tabKey))
    return wanted ?? (last === 'luna' ? 'luna' : 'staff')
  })
  useEffect(() => {
    withTabStorage((storage) => storage.setItem(tabKey, tab))
  }, [tab])
  return [tab, setTab] as const
}

type Props = { tab: WidgetTab; onTab: (tab: WidgetTab) => void; unread: number; children: ReactNode }

export function WidgetTabs({ tab, onTab, unread, children }: Props) {
  const staff = (
    <span className="inline-flex items-center gap-1.5">
      Temsilci
      {tab === 'luna' && <CountBadge count={unread} of="okunmamış mesaj" tone="waiting" />}
    </span>
  )
  const tabs = [
    { value: 'staff', label: staff },
    { value: 'luna', label: 'Luna' },
  ]
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => onTab(value as WidgetTab)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList label="Kiminle görüşüyorsunuz" tabs={tabs} className="shrink-0 bg-card px-2" />
      <TabPanel value={tab} tabIndex={-1} className="flex min-h-0 flex-1 flex-col pt-0 outline-none">
        {children}
      </TabPanel>
    </Tabs>
  )
}
