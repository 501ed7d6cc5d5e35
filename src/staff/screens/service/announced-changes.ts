const STORAGE_KEY = 'maitre:say-changes';

/** Whether this device says the changes of others; it does unless somebody switched it off. */
export function areAnnounced(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function switchAnnouncements(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}
