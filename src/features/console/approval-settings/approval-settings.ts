/** What the page Approval settings holds (specification section 3): local, never saved. */
import type { ApprovalSettings } from '@/samples/types.ts';

/** One change of one value; the position names the rule, threshold or channel. */
export type ApprovalSettingsChange =
  | { readonly do: 'rule'; readonly at: number; readonly enabled: boolean }
  | { readonly do: 'threshold'; readonly at: number; readonly value: number }
  | { readonly do: 'channel'; readonly at: number; readonly enabled: boolean }
  | { readonly do: 'template'; readonly at: number; readonly template: string }
  | { readonly do: 'reset'; readonly to: ApprovalSettings };

const changed = <Item>(list: readonly Item[], at: number, part: Partial<Item>): Item[] =>
  list.map((item, index) => (index === at ? { ...item, ...part } : item));

export function reduceApprovalSettings(
  settings: ApprovalSettings,
  change: ApprovalSettingsChange,
): ApprovalSettings {
  switch (change.do) {
    case 'rule':
      return {
        ...settings,
        rules: changed(settings.rules, change.at, { enabled: change.enabled }),
      };
    case 'threshold':
      return {
        ...settings,
        thresholds: changed(settings.thresholds, change.at, { value: change.value }),
      };
    case 'channel':
      return {
        ...settings,
        channels: changed(settings.channels, change.at, { enabled: change.enabled }),
      };
    case 'template':
      return {
        ...settings,
        channels: changed(settings.channels, change.at, { template: change.template }),
      };
    case 'reset':
      return change.to;
  }
}
