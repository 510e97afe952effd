import { ChevronRight, type LucideIcon } from 'lucide-react';

interface SettingsCardProps {
  title: string;
  text: string;
  icon: LucideIcon;
  onOpen: () => void;
}

/** One line of the settings: what it is about; opens its dialog. */
export function SettingsCard({ title, text, icon: Icon, onOpen }: SettingsCardProps) {
  return (
    <li className="relative flex items-center gap-4 border-b border-hairline py-4 hover:bg-ink/3">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <h2 className="text-sm font-semibold">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0"
          >
            {title}
          </button>
        </h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-quiet" />
    </li>
  );
}
