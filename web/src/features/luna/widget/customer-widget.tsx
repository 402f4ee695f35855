/** The floating panel of the portal: the customer's conversation with their representative, and Luna beside it. */
import { useRef, useState } from 'react'
import { CustomerChat, type CustomerChatProps } from '#features/chat/customer/customer-chat.tsx'
import { useCompleteProfileFirst } from '#features/customers/complete-profile.tsx'
import { LunaPanel } from '#features/luna/talk/luna-panel.tsx'
import { useTalk } from '#features/luna/talk/use-talk.ts'
import { lunaHead, useWidgetTab, WidgetTabs } from '#features/luna/widget/widget-tabs.tsx'
import { useUnread } from '#features/notifications/read-notifications.ts'
import { pagePersonId } from '#spine/api/page-person.ts'

/** Customers need not introduce themselves. */
const noGate = { known: { full_name: '', contact: '', company: '' }, onIntroduced: () => undefined }

export function CustomerWidget(props: CustomerChatProps) {
  const [tab, setTab] = useWidgetTab(props.about ? 'staff' : null)
  const [about, setAbout] = useState(props.about)
  // Whoever comes from a request or a shipment wants to write about it.
  if (props.about !== about) {
    setAbout(props.about)
    if (props.about) setTab('staff')
  }
  const talk = useTalk(true, pagePersonId('portal'))
  const { ensure } = useCompleteProfileFirst()
  const unread = useUnread().data?.unread_messages ?? 0
  const field = useRef<HTMLTextAreaElement>(null)
  const luna = (
    <LunaPanel
      talk={talk}
      isIntroduced
      {...noGate}
      beforeQuote={ensure}
      onHandedOver={() => setTab('staff')}
      field={field}
    />
  )
  return (
    <CustomerChat
      {...props}
      within={(content) => (
        <WidgetTabs tab={tab} onTab={setTab} unread={unread}>
          {content}
        </WidgetTabs>
      )}
      instead={tab === 'luna' ? { ...lunaHead, content: luna } : null}
    />
  )
}
