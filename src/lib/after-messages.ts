// A message to oneself comes after those that wait, and unlike a timer it is never slowed down.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

/** For workers: calls back soon, after the messages that wait have been delivered. */
export function afterMessages(callback: () => void): void {
  waiting.push(callback);
  channel.port2.postMessage(null);
}
