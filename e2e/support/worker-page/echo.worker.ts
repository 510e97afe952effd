/** A worker that echoes its input, under the policy in force. */
addEventListener('message', (event: MessageEvent<string>) => {
  postMessage(`echo ${event.data}`);
});
