/** The tab of the campaigns. */
import {
  campaignList,
  useCampaignCounts,
  useCampaigns,
} from '#features/newsletter/campaigns/campaign-list.tsx'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'

export function CampaignsView() {
  const state = useListState(campaignList)
  return (
    <List
      definition={campaignList}
      state={state}
      pages={useCampaigns(state)}
      counts={useCampaignCounts(state)}
    />
  )
}
