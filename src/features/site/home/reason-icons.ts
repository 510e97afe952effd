import { Building2, Crosshair, Eye, FileText, Globe, type LucideIcon } from 'lucide-react';
import type { ReasonId } from '@/content/why-choose-us.ts';

export const reasonIcons: Record<ReasonId, LucideIcon> = {
  expertise: Building2,
  accuracy: Crosshair,
  copilot: FileText,
  browsers: Globe,
  visibility: Eye,
};
